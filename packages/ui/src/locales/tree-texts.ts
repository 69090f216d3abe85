import { addTexts } from './add-texts.ts';
import en from './tree.en.json';
import ru from './tree.ru.json';

addTexts({ ru, en });
