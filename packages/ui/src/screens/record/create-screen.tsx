import type {
  CreateDescriptor,
  FormValues,
  KeyedResource,
  ResourceRecord,
} from '@admin/gql/resource';
import type { TFunction } from 'i18next';
import Box from '@mui/material/Box';
import { useEffect, useMemo, useRef, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useRouter } from 'wouter';

import { listHref, listParameter, parseAddress, showHref } from '../../resources/addresses.ts';
import { useLastLists } from '../../resources/use-last-lists.ts';
import { useRawSearch } from '../../resources/raw-location.ts';
import { useDocumentTitle } from '../../kit/use-document-title.ts';
import { useNames } from '../../resources/use-names.ts';
import { createRecord, inputsOfNew } from '../../data/create-record.ts';
import { useResource } from '../../data/use-resource.ts';
import { useCan } from '../../resources/use-can.ts';
import { Button } from '../../kit/button.tsx';
import { useDefined } from '../../resources/resources-context.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { useNotify } from '../../kit/notify-context.ts';
import { ScreenSkeleton } from '../../kit/screen-skeleton.tsx';
import { draftName } from '../../storage/draft-storage.ts';
import { FormPage } from '../../form/form-page.tsx';
import { initialValues } from '../../session-core/edit/form-values.ts';
import { RecordForm, type RecordFormProps } from '../../form/record-form.tsx';
import { useFormInputs } from '../../form/use-form-inputs.ts';
import { usePrefill } from '../../form/use-prefill.ts';
import { formName } from '../../form/form-names.ts';
import { useRecordForm } from '../../form/use-record-form.ts';
import { useWrite } from '../../data/use-write.ts';
import { errorText } from '../../text/error-text.ts';
import '../../locales/errors-texts.ts';
import '../../locales/records-texts.ts';

/** Props of a create screen. */
export interface CreateScreenProps {
  readonly resource: string;
  /** Form that replaces the default one. */
  readonly View?: ComponentType<RecordFormProps>;
}

/** Screen that creates a record. */
export function CreateScreen({ resource: name, View = RecordForm }: CreateScreenProps) {
  const { t } = useTranslation();
  const resource = useResource(name);
  const can = useCan();
  if (!resource.create || !can('create', name))
    return <EmptyState title={t('form.cannotCreate')} />;
  return <CreatePage resource={resource} create={resource.create} View={View} />;
}

interface CreateProps {
  readonly resource: KeyedResource;
  readonly create: CreateDescriptor;
  readonly View: ComponentType<RecordFormProps>;
}

function CreatePage({ resource, create, View }: CreateProps) {
  const names = useNames();
  const search = useRawSearch();
  const offered = useMemo(() => inputsOfNew(resource, create), [resource, create]);
  const prefill = usePrefill(offered, search);
  const list = useLastLists().href(listIn(search) ?? listHref(resource.name));
  const title = names.create(resource.name);
  useDocumentTitle(title);
  // A new form for each record created on this page.
  const [count, setCount] = useState(0);
  return (
    <FormPage title={title} path={[{ text: names.title(resource.name), href: list }]}>
      {prefill === null ? (
        <ScreenSkeleton />
      ) : (
        <CreateForm
          key={count}
          resource={resource}
          create={create}
          View={View}
          prefill={prefill}
          list={list}
          onAnother={() => setCount(count + 1)}
        />
      )}
    </FormPage>
  );
}

/** Only a path of a screen is accepted, since an address may come from anywhere. */
function listIn(search: string): string | undefined {
  const path = new URLSearchParams(search).get(listParameter);
  return path !== null && parseAddress(path) ? path : undefined;
}

interface CreateFormProps extends CreateProps {
  /** Address of the list that the new record belongs to. */
  readonly list: string;
  readonly prefill: FormValues;
  readonly onAnother: () => void;
}

/** Message of the server's answer, or the kind of failure. */
const reasonOf = (error: unknown, t: TFunction): string =>
  typeof error === 'string' ? error : `${errorText(error, t).title}.`;

function CreateForm({ resource, create, View, prefill, list, onAnother }: CreateFormProps) {
  const { t } = useTranslation();
  const names = useNames();
  const notify = useNotify();
  const [, navigate] = useLocation();
  const { base } = useRouter();
  const write = useWrite();
  const offered = useMemo(() => inputsOfNew(resource, create), [resource, create]);
  const inputs = useFormInputs(resource, offered);
  const unlinked = useRef<{ readonly error: unknown } | null>(null);
  const own = useDefined(resource.name)?.definition.form;
  const form = useRecordForm({
    inputs,
    validate: own?.validate,
    initial: useMemo(() => initialValues(inputs, null), [inputs]),
    prefill: useMemo(
      () => ({
        ...(typeof own?.defaults === 'function' ? own.defaults() : own?.defaults),
        ...prefill,
      }),
      [own, prefill],
    ),
    isNew: true,
    draft: draftName(`${base}${listHref(resource.name)}`, null),
    draftOf: { resource: resource.name },
    save: (values) => {
      unlinked.current = null;
      return createRecord(write, resource, create, values, (error) => {
        unlinked.current = { error };
      });
    },
  });

  const { control } = form;
  const [first] = inputs;
  useEffect(() => {
    if (first) control.setFocus(formName(first));
  }, [control, first]);

  const hrefOf = (record: ResourceRecord | null | undefined) =>
    record && resource.show && resource.key.every((field) => record[field] != null)
      ? showHref(resource.name, resource.key, record)
      : null;
  /** Notification after the save. If the record was created without its links, it has the reason. */
  const outcomeText = () =>
    unlinked.current
      ? {
          severity: 'error' as const,
          text: `${t('form.unlinked')} ${reasonOf(unlinked.current.error, t)}`,
        }
      : { text: names.created(resource.name) };
  const save = async () => {
    const outcome = await form.submit();
    if (outcome.status !== 'saved') return;
    notify(outcomeText());
    navigate(hrefOf(outcome.record) ?? list, { replace: true });
  };
  const saveAndCreateAnother = async () => {
    const outcome = await form.submit();
    if (outcome.status !== 'saved') return;
    const href = hrefOf(outcome.record);
    notify({
      ...outcomeText(),
      action: href === null ? undefined : { label: t('form.open'), run: () => navigate(href) },
    });
    onAnother();
  };

  return (
    <View
      form={form}
      inputs={inputs}
      resource={resource.name}
      sections={own?.sections}
      record={null}
      onSubmit={() => void save()}
      onCancel={() => navigate(list)}
      actions={
        <Button
          variant="outlined"
          onClick={() => void saveAndCreateAnother()}
          aria-disabled={form.isSaving}
        >
          <Box
            component="span"
            sx={{
              position: { xs: 'absolute', sm: 'static' },
              clipPath: { xs: 'inset(50%)', sm: 'none' },
            }}
          >
            {t('form.saveAndCreate')}
          </Box>
          {/* Suffix of «Сохранить» on narrow screens. */}
          <Box component="span" aria-hidden sx={{ display: { sm: 'none' } }}>
            {t('form.andCreate')}
          </Box>
        </Button>
      }
    />
  );
}
