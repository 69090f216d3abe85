import { addTexts } from './add-texts.ts';
import en from './actions.en.json' with { type: 'json' };
import ru from './actions.ru.json' with { type: 'json' };

addTexts({ ru, en });
