import { addTexts } from './add-texts.ts';
import en from './queries.en.json';
import ru from './queries.ru.json';

addTexts({ ru, en });
