import type { ResourceModel } from '../model.ts';
import { dictionary } from '../texts/dictionary.ts';
import { readOwnTexts } from '../texts/own-texts.ts';
import { textsOfModel } from '../texts/resource-texts.ts';
import type { ModelTexts } from '../texts/texts.ts';

const known = new WeakMap<ResourceModel, { readonly own: string; readonly texts: ModelTexts }>();

/** Russian names of a model, made once for what a person wrote: the runs of one watch share them. */
export function modelTexts(model: ResourceModel, file: string | undefined): ModelTexts {
  const written = readOwnTexts(file);
  const own = JSON.stringify(written);
  const found = known.get(model);
  if (found?.own === own) return found.texts;
  const texts = textsOfModel(model, dictionary(), written);
  known.set(model, { own, texts });
  return texts;
}
