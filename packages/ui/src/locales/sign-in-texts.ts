import { addTexts } from './add-texts.ts';
import en from './sign-in.en.json';
import ru from './sign-in.ru.json';

addTexts({ ru, en });
