import { addTexts } from './add-texts.ts';
import en from './search.en.json';
import ru from './search.ru.json';

addTexts({ ru, en });
