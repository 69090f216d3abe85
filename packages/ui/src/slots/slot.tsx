import type { ResourceDescriptor } from '@admin/gql/resource';
import {
  createContext,
  createElement,
  use,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';

import { Boundary } from '../kit/boundary.tsx';
import { ErrorPanel } from '../kit/error-panel.tsx';
import { useAdmin } from '../resources/admin-context.tsx';
import { useLoaded, type Loadable } from '../values/loadable.ts';
import type { Feature, Filling } from './feature.ts';
import type {
  Can,
  FieldSlotName,
  ResourceSlots,
  SlotField,
  SlotName,
  SlotProps,
} from './slot-props.ts';

/** The features of an application, in the order in which they stand in a slot. */
export const FeaturesContext = createContext<readonly Feature[]>([]);

/** A feature in a slot. */
export interface Filled<Name extends SlotName> {
  readonly name: string;
  readonly filling: Filling<Name>;
}

/** What fills a slot of a resource, in the order of registration. */
export function useSlot<Name extends SlotName>(
  slot: Name,
  resource: ResourceDescriptor | undefined,
): readonly Filled<Name>[] {
  const features = use(FeaturesContext);
  const { can } = useAdmin();
  return useMemo(
    () =>
      features.flatMap((feature) => {
        const filling = feature.at(slot);
        return filling && (!resource || holds(() => feature.when(resource, can)))
          ? [{ name: feature.name, filling }]
          : [];
      }),
    [features, slot, resource, can],
  );
}

/** The feature that renders a field of a resource: the first that says so. */
export function findField<Name extends FieldSlotName>(
  features: readonly Feature[],
  slot: Name,
  field: SlotField[Name],
  resource: ResourceDescriptor,
  can: Can,
): Filled<Name> | undefined {
  for (const { name, at, renders, when } of features) {
    const filling = at(slot);
    if (filling && holds(() => when(resource, can) && renders(slot, field, resource)))
      return { name, filling };
  }
  return undefined;
}

/** A feature that fails to answer does not apply: the screen and the others stay. */
function holds(ask: () => boolean): boolean {
  try {
    return ask();
  } catch (error) {
    reportError(error);
    return false;
  }
}

/** The code of a feature, whichever slot it fills. */
type Code = { readonly filling: Loadable<unknown> };

/** Starts loading what fills a slot. A feature that cannot be loaded is left out when it is shown. */
export function preloadSlot(filled: readonly Code[]): void {
  for (const { filling } of filled) void filling.load().catch(() => undefined);
}

/** Whether the code of all that fills a slot is there, or cannot be loaded. Starts loading it. */
export function useSlotLoaded(filled: readonly Code[]): boolean {
  const [settled, setSettled] = useState<unknown>(null);
  const isLoaded = filled.every(({ filling }) => filling.value() !== undefined);
  useEffect(() => {
    if (isLoaded) return undefined;
    let isGone = false;
    const load = async () => {
      await Promise.allSettled(filled.map(({ filling }) => filling.load()));
      if (!isGone) setSettled(filled);
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [filled, isLoaded]);
  return isLoaded || settled === filled;
}

export interface SlotComponentProps<Name extends SlotName> {
  readonly name: Name;
  readonly with: SlotProps[Name];
  /** In the place of a feature while its code loads. */
  readonly placeholder?: ReactNode;
  /** Whether a feature that fails says so in its place. @defaultValue the screen does without it */
  readonly saysFailure?: boolean;
}

/**
 * What features add at a place in the screens of a resource. A feature that fails leaves the
 * others.
 */
export function Slot<Name extends keyof ResourceSlots>(props: SlotComponentProps<Name>) {
  return <Fillings {...props} filled={useSlot(props.name, props.with.descriptor)} />;
}

/** What features add to the application as a whole. */
export function ApplicationSlot({ name }: { readonly name: 'command' }) {
  return <Fillings name={name} with={nothing} filled={useSlot(name, undefined)} />;
}

const nothing = {};

function Fillings<Name extends SlotName>({
  filled,
  with: props,
  placeholder = null,
  saysFailure = false,
}: SlotComponentProps<Name> & { readonly filled: readonly Filled<Name>[] }) {
  return filled.map(({ name, filling }) => (
    <Boundary
      key={name}
      instead={(error, retry) => saysFailure && <ErrorPanel error={error} onRetry={retry} />}
    >
      <FillingView filling={filling} with={props} placeholder={placeholder} />
    </Boundary>
  ));
}

/** What a feature renders of a field; while it loads, and where it fails, `children`. */
export function FilledField<Name extends FieldSlotName>({
  filling,
  with: props,
  placeholder,
  children,
}: {
  readonly filling: Filling<Name>;
  readonly with: SlotProps[Name];
  /** While its code loads. @defaultValue `children` */
  readonly placeholder?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <Boundary instead={() => children}>
      <FillingView filling={filling} with={props} placeholder={placeholder ?? children} />
    </Boundary>
  );
}

function FillingView<Name extends SlotName>({
  filling,
  with: props,
  placeholder,
}: {
  readonly filling: Filling<Name>;
  readonly with: SlotProps[Name];
  readonly placeholder: ReactNode;
}) {
  const Component = useLoaded(filling);
  // It is an export of a loaded module: not made here, as JSX of a variable would suggest.
  return Component ? createElement(Component, props) : placeholder;
}
