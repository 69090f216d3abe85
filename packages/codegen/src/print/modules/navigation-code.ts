import type { NavigationGroup, Resource, ResourceModel } from '../../model.ts';
import { array, entries, identifier, object, string, type Code } from '../code/code.ts';
import type { PrintedTexts } from '../context/context.ts';

/** Tests whether the navigation has groups or collapsed resources, which `admin.ts` then names. */
export const hasNavigation = ({ navigation }: Pick<ResourceModel, 'navigation'>): boolean =>
  navigation.groups.length + navigation.technical.length > 0;

/**
 * The groups of the navigation as an application writes them. Resources of no group stand before
 * the technical ones, under the title of the application.
 */
export function navigationCode(
  { navigation }: Pick<ResourceModel, 'navigation'>,
  resources: readonly Resource[],
  texts: PrintedTexts | undefined,
): Code {
  const byType = new Map(resources.map((resource) => [resource.type, resource]));
  const named = (types: readonly string[]): readonly Resource[] =>
    types.flatMap((type) => byType.get(type) ?? []);
  const items = (those: readonly Resource[]): Code => array(those.map(({ name }) => string(name)));
  const groups = navigation.groups.flatMap((group) => {
    const those = named(group.types);
    return those.length > 0
      ? [object(entries({ title: titleCode(titleOf(group, texts)), items: items(those) }))]
      : [];
  });
  const technical = named(navigation.technical);
  return array([
    ...groups,
    object(entries({ title: string('shell.data'), items: items([]) })),
    ...(technical.length > 0
      ? [
          object(
            entries({
              title: titleCode({ ru: 'Служебные', en: 'Technical' }),
              isFolded: identifier('true'),
              items: items(technical),
            }),
          ),
        ]
      : []),
  ]);
}

/** As its hub is called, where it has one. */
function titleOf({ title, hub = '' }: NavigationGroup, texts: PrintedTexts | undefined): Title {
  const { title: ru = title.ru, englishTitle = title.en } = texts?.resources.get(hub) ?? {};
  return { ru, en: englishTitle };
}

interface Title {
  readonly ru?: string | undefined;
  readonly en: string;
}

const titleCode = ({ ru, en }: Title): Code =>
  object(entries({ ru: ru !== undefined && string(ru), en: string(en) }));
