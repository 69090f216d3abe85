import { addTexts } from './add-texts.ts';
import en from './import.en.json';
import ru from './import.ru.json';

addTexts({ ru, en });
