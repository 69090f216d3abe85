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

/** Features of an application, in the order in which a slot shows them. */
export const FeaturesContext = createContext<readonly Feature[]>([]);

/** A feature in a slot. */
export interface Filled<Name extends SlotName> {
  readonly name: string;
  readonly filling: Filling<Name>;
}

/** Features that fill a slot of a resource, in the order of registration. */
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

/** First feature that renders a field of a resource. */
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

/**
 * Result of a feature's predicate; `false` when it throws, so that the screen and the other
 * features still render. The error is reported.
 */
function holds(ask: () => boolean): boolean {
  try {
    return ask();
  } catch (error) {
    reportError(error);
    return false;
  }
}

/** Code of a feature, for any slot. */
type Code = { readonly filling: Loadable<unknown> };

/** Starts loading the features of a slot. A load error is handled when the feature is shown. */
export function preloadSlot(filled: readonly Code[]): void {
  for (const { filling } of filled) void filling.load().catch(() => undefined);
}

/** Whether every feature of a slot has loaded or failed to load. Starts loading them. */
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
  /** Shown in place of a feature while its code loads. */
  readonly placeholder?: ReactNode;
  /** Whether a feature that fails shows its error. @defaultValue the feature is omitted */
  readonly saysFailure?: boolean;
}

/** Features of a slot in the screens of a resource. One that fails does not affect the others. */
export function Slot<Name extends keyof ResourceSlots>(props: SlotComponentProps<Name>) {
  return <Fillings {...props} filled={useSlot(props.name, props.with.descriptor)} />;
}

/** Features of a slot that belongs to no resource. */
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

/** Component of a feature for a field. Renders `children` while it loads and when it fails. */
export function FilledField<Name extends FieldSlotName>({
  filling,
  with: props,
  placeholder,
  children,
}: {
  readonly filling: Filling<Name>;
  readonly with: SlotProps[Name];
  /** Shown while the feature's code loads. @defaultValue `children` */
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
  // The component is an export of a loaded module. JSX would suggest that this render creates it.
  return Component ? createElement(Component, props) : placeholder;
}
