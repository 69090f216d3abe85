import screens from '@admin/ui/locales/en.json';

import app from './en.json';

export default { ...screens, ...app };
