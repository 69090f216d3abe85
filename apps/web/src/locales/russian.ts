import screens from '@admin/ui/locales/ru.json';

import app from './ru.json';
import shop from './shop/ru.json';

export default { ...screens, ...app, ...shop };
