import { useResource } from '../admin/use-resource.ts';

export function ListScreen({ resource }: { readonly resource: string }) {
  return <h1>{useResource(resource).name}</h1>;
}
