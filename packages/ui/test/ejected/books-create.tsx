import type { OwnScreenProps } from '@admin/ui';
import { CreateScreen, FormSection, RecordForm, RecordInput, type RecordFormProps } from '@admin/ui/parts';

/** The form of a new one of the `books`. */
export function BooksCreate({ resource }: OwnScreenProps) {
  return <CreateScreen resource={resource} View={BooksCreateView} />;
}

function BooksCreateView(props: RecordFormProps) {
  const { form, inputs, resource, record } = props;
  return (
    <RecordForm {...props}>
      <FormSection>
        {inputs.map((input) => <RecordInput key={input.name} form={form} input={input} inputs={inputs} resource={resource} record={record} />)}
      </FormSection>
    </RecordForm>
  );
}
