import { addTexts } from './add-texts.ts';
import en from './bulk.en.json';
import ru from './bulk.ru.json';

addTexts({ ru, en });
