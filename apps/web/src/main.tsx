import { startAdmin } from '@admin/ui/app';

import config from './admin.config.ts';

void startAdmin(config);
