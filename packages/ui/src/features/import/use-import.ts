import type { KeyedResource } from '@admin/gql/resource';
import { use, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

import { useApplication } from '../../resources/use-application.ts';
import {
  createImportSession,
  type ImportSessionState,
} from '../../session-core/import/import-session.ts';
import { SessionContext } from '../../session/session.ts';
import type { Problem } from '../../values/unparsed-text.ts';
import '../../locales/import-texts.ts';
import type { ValueWords } from './cell-value.ts';
import { createImportEffects } from './import-effects.ts';
import type { ImportField } from './import-fields.ts';
import { createImportStore } from './import-store.ts';
import type { FileImport, FileImportKinds } from './import-types.ts';
import { useLoadTarget } from './use-load-target.ts';
import { useReadingContext } from './use-reading-context.ts';

export interface Import
  extends
    ImportSessionState<FileImportKinds>,
    Omit<FileImport, keyof ImportSessionState<FileImportKinds> | 'subscribe' | 'look' | 'bind'> {
  readonly fields: readonly ImportField[];
  readonly words: ValueWords;
  readonly textOf: (problem: Problem) => string;
  readonly labelOf: (field: string) => string;
}

/** Import session of a resource, bound to the client, to the texts and to the browser. */
export function useImport(resource: KeyedResource): Import {
  const { t, i18n } = useTranslation();
  const session = use(SessionContext);
  const viewer = session && 'viewer' in session.state ? session.state.viewer : null;
  const context = useReadingContext(resource);
  const { fields, words } = context;
  const textOf = ({ key, values }: Problem) => t(key, { ...values });
  const application = useApplication();
  const [store] = useState(() =>
    createImportStore(resource.name, String(viewer?.id ?? ''), application),
  );
  const effects = createImportEffects({
    context,
    store,
    application,
    loadTarget: useLoadTarget(resource, fields),
    language: i18n.resolvedLanguage ?? i18n.language,
    textOf,
  });
  const [imported] = useState(() => createImportSession(effects));
  useLayoutEffect(() => imported.bind(effects));
  useEffect(() => {
    // A browser without storage has no unfinished imports.
    imported.look().catch(() => undefined);
    return imported.stop;
  }, [imported]);
  return {
    ...imported,
    ...useSyncExternalStore(imported.subscribe, imported.state),
    fields,
    words,
    textOf,
    labelOf: (name) =>
      fields.find((field) => field.name === name || field.path[0] === name)?.label ?? name,
  };
}
