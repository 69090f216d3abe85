import screens from '@admin/ui/locales/en.json';

import own from './en.json';

export default [screens, own];
