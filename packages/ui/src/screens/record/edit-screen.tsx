import { NotFoundError } from '@admin/gql';
import {
  recordId,
  type InputDescriptor,
  type RecordKey,
  type KeyedResource,
  type ResourceRecord,
  type ShowDescriptor,
  type UpdateDescriptor,
} from '@admin/gql/resource';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useRouter } from 'wouter';

import { useStoredRecord } from '../../data/use-stored-record.ts';
import { createHref, listHref, recordHref } from '../../resources/addresses.ts';
import { focusOnMount } from '../../kit/focus-on-mount.ts';
import { useLastLists } from '../../resources/use-last-lists.ts';
import { useDocumentTitle } from '../../kit/use-document-title.ts';
import { recordKeyAt } from '../../resources/record-key.ts';
import { useNames } from '../../resources/use-names.ts';
import { useResource } from '../../data/use-resource.ts';
import { useCan } from '../../resources/use-can.ts';
import { Button } from '../../kit/button.tsx';
import { useDefined } from '../../resources/resources-context.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ErrorPanel } from '../../kit/error-panel.tsx';
import { NoSuchRecord } from './no-such-record.tsx';
import { useNotify } from '../../kit/notify-context.ts';
import { ScreenSkeleton } from '../../kit/screen-skeleton.tsx';
import { useRecordTitle } from '../../fields/use-record-title.ts';
import { useDraftPlace } from '../../resources/use-draft-place.ts';
import { draftName, keepDraft } from '../../storage/draft-storage.ts';
import { FormPage } from '../../form/form-page.tsx';
import { RecordForm, type RecordFormProps } from '../../form/record-form.tsx';
import { useEditForm } from '../../form/use-edit-form.ts';
import { useFormInputs } from '../../form/use-form-inputs.ts';
import '../../locales/records-texts.ts';

export { recordQueryAt } from '../../data/record-query.ts';

/** Props of an edit screen. */
export interface EditScreenProps {
  readonly resource: string;
  /** Id of the record, as in the address. */
  readonly id: string;
  /** Form that replaces the default one. */
  readonly View?: ComponentType<RecordFormProps>;
}

/** Changes a record. */
export function EditScreen({ resource: name, id, View }: EditScreenProps) {
  const { t } = useTranslation();
  const resource = useResource(name);
  const can = useCan();
  if (!resource.update || !resource.show || !can('update', name))
    return <EmptyState title={t('form.cannotEdit')} />;
  const key = recordKeyAt(resource, id);
  if (!key) return <NoSuchRecord list={listHref(name)} />;
  return (
    <EditPage
      resource={resource}
      show={resource.show}
      update={resource.update}
      recordKey={key}
      list={listHref(name)}
      within={resource.list ? undefined : <></>}
      View={View}
    />
  );
}

export interface EditPageProps {
  readonly resource: KeyedResource;
  readonly show: ShowDescriptor;
  readonly update: UpdateDescriptor;
  /** Key of the record, including those of the record above it. */
  readonly recordKey: RecordKey;
  /** Path of the list that contains the record. */
  readonly list: string;
  /** Breadcrumbs up to the record. @defaultValue the list of its resource */
  readonly within?: ReactNode;
  /** Form that replaces the default one. */
  readonly View?: ComponentType<RecordFormProps> | undefined;
}

/** Page with the form of a record, at any path. */
export function EditPage(props: EditPageProps) {
  const { t } = useTranslation();
  const { resource, show, update, recordKey, list, within } = props;
  const names = useNames();
  const lists = useLastLists();
  const inputs = useFormInputs(resource, update.inputs);
  const { record, error, refetch } = useStoredRecord(show, recordKey);
  // A return to an open form reveals what others changed meanwhile.
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') refetch().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [refetch]);
  // An open form stays open when the record turns out to be deleted, since it may have typed
  // values.
  const [latest, setLatest] = useState<ResourceRecord | null>(null);
  if (record && record !== latest) setLatest(record);
  const title = useRecordTitle(resource);
  useDocumentTitle(
    t('form.editTitle', { record: latest ? title(latest) : names.record(resource.name) }),
  );

  if (latest)
    return <EditForm {...props} inputs={inputs} record={latest} isGone={record === null} />;
  if (error) {
    return (
      <FormPage
        title={names.record(resource.name)}
        within={within}
        path={
          within === undefined ? [{ text: names.title(resource.name), href: lists.href(list) }] : []
        }
      >
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      </FormPage>
    );
  }
  if (record === null) return <NoSuchRecord list={list} />;
  return <ScreenSkeleton />;
}

interface EditFormProps extends EditPageProps {
  readonly inputs: readonly InputDescriptor[];
  readonly record: ResourceRecord;
  /** Whether the record was deleted while the form was open. */
  readonly isGone: boolean;
}

function EditForm({
  resource,
  show,
  update,
  list,
  within,
  View = RecordForm,
  inputs,
  recordKey,
  record,
  isGone,
}: EditFormProps) {
  const { t } = useTranslation();
  const names = useNames();
  const lists = useLastLists();
  const title = useRecordTitle(resource);
  const notify = useNotify();
  const [, navigate] = useLocation();
  const can = useCan();
  const { base } = useRouter();
  const own = useDefined(resource.name)?.definition.form;
  const form = useEditForm({
    resource,
    show,
    update,
    inputs,
    recordKey,
    record,
    draft: draftName(`${base}${list}`, recordId(resource.key, record)),
    draftOf: { resource: resource.name, title: title(record) },
  });

  const href = recordHref(list, resource.key, record);
  const save = async () => {
    const outcome = await form.submit();
    if (outcome.status === 'unchanged') notify({ text: t('form.unchanged'), severity: 'info' });
    if (outcome.status !== 'saved') return;
    const taken = outcome.accepted.map((input) => names.field(resource.name, input));
    notify({
      text:
        taken.length > 0
          ? t('form.merge.savedWith', { fields: taken.join(', ') })
          : t('form.saved'),
    });
    const saved = outcome.record;
    // A changed key changes the address.
    navigate(
      saved && resource.key.every((field) => saved[field] != null)
        ? recordHref(list, resource.key, saved)
        : href,
      { replace: true },
    );
  };

  const { create } = resource;
  const newDraft = useDraftPlace(draftName(`${base}${listHref(resource.name)}`, null));
  const again = () => {
    const values = form.values();
    keepDraft(newDraft, {
      savedAt: new Date().toISOString(),
      isWanted: true,
      subject: { resource: resource.name },
      values: Object.fromEntries(
        (create?.inputs ?? []).flatMap(({ name }) =>
          values[name] == null ? [] : [[name, values[name]]],
        ),
      ),
    });
    form.release();
    navigate(createHref(resource.name));
  };
  const isMissing = isGone || form.failure instanceof NotFoundError;

  return (
    <FormPage
      title={title(record)}
      within={within}
      path={[
        ...(within === undefined
          ? [{ text: names.title(resource.name), href: lists.href(list) }]
          : []),
        { text: names.record(resource.name), href },
        { text: t('form.editing') },
      ]}
    >
      {isMissing && (
        <Alert severity="error" variant="outlined" sx={{ mb: 3, maxWidth: 960 }}>
          <AlertTitle tabIndex={-1} ref={focusOnMount}>
            {t('form.merge.gone')}
          </AlertTitle>
          {t('form.merge.kept')}
          {create && can('create', resource.name) && (
            <Button
              variant="outlined"
              size="small"
              color="inherit"
              onClick={again}
              sx={{ display: 'block', mt: 1.5 }}
            >
              {t('form.merge.again')}
            </Button>
          )}
        </Alert>
      )}
      <View
        form={isMissing ? { ...form, failure: null } : form}
        note={t(update.versioned ? 'form.merge.versioned' : 'form.merge.reread')}
        inputs={inputs}
        resource={resource.name}
        sections={own?.sections}
        record={record}
        onSubmit={() => void save()}
        onCancel={() => navigate(href, { replace: true })}
      />
    </FormPage>
  );
}
