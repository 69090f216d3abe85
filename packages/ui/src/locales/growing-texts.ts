import { addTexts } from './add-texts.ts';
import en from './growing.en.json';
import ru from './growing.ru.json';

addTexts({ ru, en });
