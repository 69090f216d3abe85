import screens from '@admin/ui/locales/en.json';

import app from './en.json';
import shop from './shop/en.json';

export default { ...screens, ...app, ...shop };
