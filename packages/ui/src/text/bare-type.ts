/**
 * The word in a type's name: `ArticleEntity` of `articles` is an article. A suffix that the
 * resource has not is the schema's own affair.
 */
export function bareType(type: string, resource: string): string {
  const [, bare = '', suffix = ''] =
    /^(.{2,}?)_?(Entity|Type|Model|Object|Record|Dto|DTO|Node)$/.exec(type) ?? [];
  const name = resource.toLowerCase();
  // Without their last letters, which the plural may change.
  const isNamedAfter =
    bare !== '' && name.startsWith(bare.replaceAll('_', '').toLowerCase().slice(0, -1));
  return isNamedAfter && !name.includes(suffix.toLowerCase().slice(0, -1)) ? bare : type;
}
