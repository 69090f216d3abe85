import screens from '@admin/ui/locales/ru.json';

import app from './ru.json';

export default { ...screens, ...app };
