import screens from '@admin/ui/locales/ru.json';

import own from './ru.json';

export default [screens, own];
