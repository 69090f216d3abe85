/** The screens that can be taken over as code of a project. */
export const ejectedScreens = ['list', 'show', 'create', 'edit'] as const;
export type EjectedScreen = (typeof ejectedScreens)[number];

const pascal = (text: string): string => text.replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** A screen as it is shown without a definition, put together of the public parts of `@admin/ui`. */
export function ejectedScreen(resource: string, screen: EjectedScreen): { readonly text: string; readonly component: string } {
  const name = pascal(resource);
  const component = `${name}${pascal(screen)}`;
  return { component, text: templates[screen](component, resource) };
}

const form = (component: string, parts: string, props: string, given: string, doc: string): string => `import type { OwnScreenProps } from '@admin/ui';
import { ${parts}, FormSection, RecordForm, RecordInput, type RecordFormProps } from '@admin/ui/parts';

/** ${doc} */
export function ${component}(${props}: OwnScreenProps) {
  return <${given} View={${component}View} />;
}

function ${component}View(props: RecordFormProps) {
  const { form, inputs, resource, record } = props;
  return (
    <RecordForm {...props}>
      <FormSection>
        {inputs.map((input) => <RecordInput key={input.name} form={form} input={input} inputs={inputs} resource={resource} record={record} />)}
      </FormSection>
    </RecordForm>
  );
}
`;

const templates: Readonly<Record<EjectedScreen, (component: string, resource: string) => string>> = {
  list: (component, resource) => `import type { OwnScreenProps } from '@admin/ui';
import { ListFrame, ListMessages, ListScreen, ListToolbar, Pager, RecordTable, RowTools, ScrollArea, TableFrame, useRecordList, type ListViewProps } from '@admin/ui/parts';

/** The list of \`${resource}\`. */
export function ${component}({ resource }: OwnScreenProps) {
  return <ListScreen resource={resource} View={${component}View} />;
}

function ${component}View(props: ListViewProps) {
  const list = useRecordList(props);
  return (
    <ListFrame {...props}>
      <ListToolbar {...list.toolbar} />
      <ListMessages {...list} />
      {list.hasRows && (
        <TableFrame {...list.frame}>
          <ScrollArea label={list.title}>
            <RecordTable {...list.table} />
          </ScrollArea>
          <Pager {...list.pager} />
        </TableFrame>
      )}
      {list.rowTools && <RowTools {...list.rowTools} />}
    </ListFrame>
  );
}
`,
  show: (component, resource) => `import type { OwnScreenProps } from '@admin/ui';
import { RecordHeader, RecordLists, RecordValues, ShowScreen, shownFields, type RecordViewProps } from '@admin/ui/parts';

/** The page of one of the \`${resource}\`. */
export function ${component}({ resource, id }: OwnScreenProps) {
  return <ShowScreen resource={resource} id={id} View={${component}View} />;
}

function ${component}View(page: RecordViewProps) {
  return (
    <>
      <RecordHeader {...page} />
      <RecordValues {...page} fields={shownFields(page.descriptor)} />
      <RecordLists {...page} />
    </>
  );
}
`,
  create: (component, resource) => form(component, 'CreateScreen', '{ resource }', 'CreateScreen resource={resource}', `The form of a new one of the \`${resource}\`.`),
  edit: (component, resource) => form(component, 'EditScreen', '{ resource, id }', 'EditScreen resource={resource} id={id}', `The form of one of the \`${resource}\`.`),
};
