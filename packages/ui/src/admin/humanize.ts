/** Words of a name in the schema: `placedAt` is `Placed at`, `IN_TRANSIT` is `In transit`, `parentId` is `Parent ID`, `address2` is `Address 2`. */
export function humanize(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([a-z]{4})(\d)(?!\d)/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[\s_-]+/)
    .filter(Boolean);
  const shouted = /^[A-Z0-9_]+$/.test(name) && name.length > 3;
  const text = words
    .map((word) => (!shouted && /^[A-Z0-9]{2,}$/.test(word) ? word : word.toLowerCase()))
    .map((word) => (word === 'id' ? 'ID' : word))
    .join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
