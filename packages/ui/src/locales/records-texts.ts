import { addTexts } from './add-texts.ts';
import en from './records.en.json' with { type: 'json' };
import ru from './records.ru.json' with { type: 'json' };

addTexts({ ru, en });
