/** Screens that `eject` writes as code of a project. */
export const ejectedScreens = ['list', 'show', 'create', 'edit'] as const;
export type EjectedScreen = (typeof ejectedScreens)[number];

const pascal = (text: string): string =>
  text.replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase());

export interface EjectedParts {
  /** Columns, fields or inputs that are shown, in this order. */
  readonly names: readonly string[];
  /** Module that has `ResourceTypes`. */
  readonly types: string;
}

/**
 * A screen as it is shown without a definition, put together of the public parts of `@admin/ui`.
 * `placed`: as a definition takes it.
 */
export function ejectedScreen(
  resource: string,
  screen: EjectedScreen,
  { names, types }: EjectedParts,
): { readonly text: string; readonly component: string; readonly placed: string } {
  const component = `${pascal(resource)}${pascal(screen)}`;
  const listed = `[${names.map((name) => `'${name}'`).join(', ')}]`;
  const array =
    listed.length <= 100 ? listed : `[\n${names.map((name) => `  '${name}',\n`).join('')}]`;
  const named = (kind: string): string => `${array} satisfies readonly ${kind}[];`;
  const told = `import type { ResourceTypes } from '${types}';\n`;
  const text = templates[screen](component, resource, named);
  return {
    component,
    text: types.startsWith('.') ? text.replace('\n\n', `\n\n${told}\n`) : told + text,
    placed: placed[screen](component),
  };
}

const placed: Readonly<Record<EjectedScreen, (component: string) => string>> = {
  list: (component) => `list: { columns: ${columnsOf(component)}, screen: ${component} }`,
  show: (component) => `show: { screen: ${component} }`,
  create: (component) => `form: { create: ${component} }`,
  edit: (component) => `form: { edit: ${component} }`,
};

/** `OrdersList`: `ordersColumns`. */
const columnsOf = (component: string): string =>
  `${component.charAt(0).toLowerCase()}${component.slice(1, -'List'.length)}Columns`;

const form = (
  component: string,
  parts: string,
  props: string,
  given: string,
  doc: string,
  inputs: string,
): string => `import type { OwnScreenProps } from '@admin/ui';
import { byNames, ${parts}, FormSection, RecordForm, RecordInput, type RecordFormProps } from '@admin/ui/parts';

/** What is asked for, in this order. */
const names = ${inputs}

/** ${doc} */
export function ${component}(${props}: OwnScreenProps) {
  return <${given} View={${component}View} />;
}

function ${component}View(props: RecordFormProps) {
  const { form, inputs, resource, record } = props;
  return (
    <RecordForm {...props}>
      <FormSection>
        {byNames(inputs, names).map((input) => <RecordInput key={input.name} form={form} input={input} inputs={inputs} resource={resource} record={record} />)}
      </FormSection>
    </RecordForm>
  );
}
`;

const templates: Readonly<
  Record<
    EjectedScreen,
    (component: string, resource: string, named: (kind: string) => string) => string
  >
> = {
  list: (component, resource, named) => `import type { OwnScreenProps } from '@admin/ui';
import { ListFrame, ListMessages, ListScreen, ListToolbar, Pager, RecordTable, RowTools, ScrollArea, TableFrame, useRecordList, type ListViewProps } from '@admin/ui/parts';

/** Shown until the user chooses others; what is not shown is not fetched. */
export const ${columnsOf(component)} = ${named(`ResourceTypes['${resource}']['columns']`)}

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
  show: (component, resource, named) => `import type { OwnScreenProps } from '@admin/ui';
import { byNames, RecordHeader, RecordLists, RecordValues, ShowScreen, type RecordViewProps } from '@admin/ui/parts';

/** What is shown, in this order. */
const fields = ${named(`ResourceTypes['${resource}']['fields']`)}

/** The page of one of the \`${resource}\`. */
export function ${component}({ resource, id }: OwnScreenProps) {
  return <ShowScreen resource={resource} id={id} View={${component}View} />;
}

function ${component}View(page: RecordViewProps) {
  return (
    <>
      <RecordHeader {...page} />
      <RecordValues {...page} fields={byNames(page.descriptor.fields, fields)} />
      <RecordLists {...page} />
    </>
  );
}
`,
  create: (component, resource, named) =>
    form(
      component,
      'CreateScreen',
      '{ resource }',
      'CreateScreen resource={resource}',
      `The form of a new one of the \`${resource}\`.`,
      named(`(keyof ResourceTypes['${resource}']['create'])`),
    ),
  edit: (component, resource, named) =>
    form(
      component,
      'EditScreen',
      '{ resource, id }',
      'EditScreen resource={resource} id={id}',
      `The form of one of the \`${resource}\`.`,
      named(`(keyof ResourceTypes['${resource}']['update'])`),
    ),
};
