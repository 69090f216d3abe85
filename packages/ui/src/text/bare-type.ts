/**
 * Name of a type without a suffix that the resource does not have: `ArticleEntity` of `articles` is
 * `Article`.
 */
export function bareType(type: string, resource: string): string {
  const [, bare = '', suffix = ''] =
    /^(.{2,}?)_?(Entity|Type|Model|Object|Record|Dto|DTO|Node)$/.exec(type) ?? [];
  const name = resource.toLowerCase();
  // Compared without the last letters, which the plural may change.
  const isNamedAfter =
    bare !== '' && name.startsWith(bare.replaceAll('_', '').toLowerCase().slice(0, -1));
  return isNamedAfter && !name.includes(suffix.toLowerCase().slice(0, -1)) ? bare : type;
}
