import { addTexts } from './add-texts.ts';
import en from './sign-in.en.json' with { type: 'json' };
import ru from './sign-in.ru.json' with { type: 'json' };

addTexts({ ru, en });
