import { addTexts } from './add-texts.ts';
import en from './views.en.json';
import ru from './views.ru.json';

addTexts({ ru, en });
