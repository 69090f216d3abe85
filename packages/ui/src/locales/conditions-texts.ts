import { addTexts } from './add-texts.ts';
import en from './conditions.en.json' with { type: 'json' };
import ru from './conditions.ru.json' with { type: 'json' };

addTexts({ ru, en });
