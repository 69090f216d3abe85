import { useResource } from '../admin/use-resource.ts';

export function ShowScreen({ resource }: { readonly resource: string; readonly id: string }) {
  return <h1>{useResource(resource).name}</h1>;
}
