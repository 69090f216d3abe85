import { parseRecordId, recordId, type RecordKey, type ResourceDescriptor, type ResourceRecord, type ShowDescriptor, type UpdateDescriptor } from '@admin/gql';
import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';

import { listHref, showHref } from '../admin/addresses.ts';
import { useDocumentTitle } from '../admin/use-document-title.ts';
import { useNames } from '../admin/use-names.ts';
import { useCan, useResource } from '../admin/use-resource.ts';
import { EmptyState } from '../feedback/empty-state.tsx';
import { ErrorPanel } from '../feedback/error-panel.tsx';
import { useNotify } from '../feedback/notify-context.ts';
import { ScreenSkeleton } from '../feedback/screen-skeleton.tsx';
import { draftName } from '../forms/draft.ts';
import { formInputs } from '../forms/form-inputs.ts';
import { FormPage } from '../forms/form-page.tsx';
import { initialValues } from '../forms/form-values.ts';
import { RecordForm } from '../forms/record-form.tsx';
import { useRecordForm } from '../forms/use-record-form.ts';
import { useWrite } from '../forms/use-write.ts';

/** Changes a record. `id` as in the address. */
export function EditScreen({ resource: name, id }: { readonly resource: string; readonly id: string }) {
  const { t } = useTranslation();
  const resource = useResource(name);
  const can = useCan();
  const key = parseRecordId(resource.key, id);
  if (!resource.update || !resource.show || !can('update', name)) return <EmptyState title={t('form.cannotEdit')} />;
  if (!key) return <EmptyState title={t('show.notFound')} text={t('show.notFoundHint')} />;
  return <EditPage resource={resource} show={resource.show} update={resource.update} recordKey={key} />;
}

interface EditProps {
  readonly resource: ResourceDescriptor;
  readonly update: UpdateDescriptor;
  readonly recordKey: RecordKey;
}

function EditPage({ show, ...props }: EditProps & { readonly show: ShowDescriptor }) {
  const { t } = useTranslation();
  const { resource, recordKey } = props;
  const names = useNames();
  const { data, error, refetch } = useQuery(show.document, { variables: show.variables(recordKey), fetchPolicy: 'cache-and-network' });
  const record = useMemo(() => (data === undefined ? undefined : show.record(data)), [data, show]);
  useDocumentTitle(`${t('form.editTitle')}: ${record ? resource.label(record) : names.record(resource.name)}`);

  if (record) return <EditForm {...props} record={record} />;
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (record === null) return <EmptyState title={t('show.notFound')} text={t('show.notFoundHint')} />;
  return <ScreenSkeleton />;
}

function EditForm({ resource, update, recordKey, record }: EditProps & { readonly record: ResourceRecord }) {
  const { t } = useTranslation();
  const names = useNames();
  const notify = useNotify();
  const [, navigate] = useLocation();
  const write = useWrite(resource);
  const inputs = useMemo(() => formInputs(resource, update.inputs), [resource, update]);
  const form = useRecordForm({
    inputs,
    initial: useMemo(() => initialValues(inputs, record), [inputs, record]),
    isNew: false,
    draft: draftName(resource.name, recordId(resource.key, record)),
    save: (changes) => write({ document: update.document, variables: update.variables(recordKey, changes), result: (data) => update.result(data) }),
  });

  const href = showHref(resource.name, resource.key, record);
  const save = async () => {
    const outcome = await form.submit();
    if (outcome.status === 'unchanged') notify({ text: t('form.unchanged'), severity: 'info' });
    if (outcome.status !== 'saved') return;
    notify({ text: t('form.saved') });
    const saved = outcome.record;
    // A key that was changed has another address now.
    navigate(saved && resource.key.every((field) => saved[field] != null) ? showHref(resource.name, resource.key, saved) : href, { replace: true });
  };

  return (
    <FormPage
      title={t('form.editTitle')}
      path={[{ text: names.title(resource.name), href: listHref(resource.name) }, { text: resource.label(record), href }]}
    >
      <RecordForm form={form} inputs={inputs} resource={resource.name} record={record} onSubmit={() => void save()} onCancel={() => navigate(href, { replace: true })} />
    </FormPage>
  );
}
