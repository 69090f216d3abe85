import type {
  FieldDescriptor,
  FilterDescriptor,
  KeyedResource,
  ListDescriptor,
  ListRequest,
  ResourceRecord,
  ResourceSummary,
} from '@admin/gql/resource';
import { gql } from '@apollo/client';
import { buildSchema } from 'graphql';

/** A server that lists pipelines and jobs of one organization only, and whose agents belong to all. */
export const schema = buildSchema(`
  type Query {
    organizations: [Organization!]!
    organization(slug: String!): Organization
    agents: [Agent!]!
  }
  type Organization { slug: String!, name: String!, pipelines: [Pipeline!]!, pipeline(id: ID!): Pipeline, jobs: [Job!]! }
  type Pipeline { id: ID!, name: String! }
  type Job { id: ID!, name: String! }
  type Agent { id: ID!, name: String! }
  type Mutation { createPipeline(organizationSlug: String!, name: String!): Pipeline! }
`);

/** Every pipeline has the same key in both organizations. */
export function root() {
  const organizations = [
    { slug: 'acme', name: 'Акме' },
    { slug: 'umbra', name: 'Тень' },
  ].map((own) => ({
    ...own,
    pipelines: ['1', '2'].map((id) => ({ id, name: `Сборка ${id} (${own.name})` })),
    jobs: [{ id: '7', name: `Работа (${own.name})` }],
  }));
  const find = ({ slug }: { readonly slug: string }) =>
    organizations.find((each) => each.slug === slug);
  return {
    organizations,
    organization: ({ slug }: { readonly slug: string }) => {
      const found = find({ slug });
      return found
        ? {
            ...found,
            pipeline: ({ id }: { readonly id: string }) =>
              found.pipelines.find((each) => each.id === id) ?? null,
          }
        : null;
    },
    agents: [{ id: '1', name: 'Агент' }],
    createPipeline: ({
      organizationSlug,
      name,
    }: {
      readonly organizationSlug: string;
      readonly name: string;
    }) => {
      const made = { id: '3', name };
      find({ slug: organizationSlug })?.pipelines.push(made);
      return made;
    },
  };
}

type Rows = readonly ResourceRecord[];
interface Answer {
  readonly organizations?: Rows;
  readonly organization?: {
    readonly pipelines: Rows;
    readonly jobs: Rows;
    readonly pipeline: ResourceRecord | null;
  } | null;
  readonly agents?: Rows;
  readonly createPipeline?: ResourceRecord;
}

const text = (name: string): FieldDescriptor => ({ name, kind: 'string', nullable: false });
const scoped: FilterDescriptor = {
  name: 'organizationSlug',
  kind: 'string',
  description: 'Организация',
  operators: ['eq'],
  required: true,
  scope: 'organization',
};

/** As generated code does: nothing is asked without the value. */
function slugOf({ filters }: Pick<ListRequest, 'filters'>): unknown {
  const condition = filters.find(({ field }) => field === 'organizationSlug');
  if (!condition) throw new RangeError('Nothing is listed without organizationSlug.');
  return condition.value;
}

const list = (
  document: ListDescriptor<Answer>['document'],
  filters: readonly FilterDescriptor[],
  records: (data: Answer) => Rows,
): ListDescriptor<Answer> => ({
  document,
  columns: [{ field: text('name'), default: true }],
  paging: 'none',
  sortable: [],
  multiSort: false,
  defaultSort: [],
  filters,
  searchable: false,
  variables: (request) => (filters.length > 0 ? { slug: slugOf(request) } : {}),
  records,
  page: () => ({ hasNextPage: false, hasPreviousPage: false }),
});

const summary = (
  part: Omit<KeyedResource, 'related' | 'key' | 'label' | 'fields'>,
  capabilities: ResourceSummary['capabilities'],
): ResourceSummary => ({
  name: part.name,
  type: part.type,
  description: part.description,
  capabilities,
  load: async () => ({
    key: ['id'],
    label: ({ name }) => String(name),
    fields: [text('name')],
    related: [],
    ...part,
  }),
});

/** `by`: kind and reference of the value that the scope asks for. */
export const resourcesBy = (by: Partial<FilterDescriptor> = {}): readonly ResourceSummary[] => {
  const filter = { ...scoped, ...by };
  return [
    summary(
      {
        name: 'pipelines',
        type: 'Pipeline',
        description: 'Сборки',
        list: list(
          gql`
            query PipelineList($slug: String!) {
              organization(slug: $slug) {
                slug
                pipelines {
                  id
                  name
                }
              }
            }
          `,
          [filter],
          ({ organization }) => organization?.pipelines ?? [],
        ),
        show: {
          document: gql`
            query PipelineShow($slug: String!, $id: ID!) {
              organization(slug: $slug) {
                slug
                pipeline(id: $id) {
                  id
                  name
                }
              }
            }
          `,
          variables: (key) => ({ slug: key['organizationSlug'], id: key['id'] }),
          record: ({ organization }: Answer) => organization?.pipeline ?? null,
        },
        create: {
          document: gql`
            mutation PipelineCreate($organizationSlug: String!, $name: String!) {
              createPipeline(organizationSlug: $organizationSlug, name: $name) {
                id
                name
              }
            }
          `,
          inputs: ['organizationSlug', 'name'].map((name) => ({
            name,
            kind: 'string',
            required: true,
            nullable: false,
            value: () => undefined,
          })),
          variables: (values) => values,
          result: ({ createPipeline }: Answer) => ({ record: createPipeline ?? null, errors: [] }),
        },
        cache: {
          typePolicies: {
            Organization: { keyFields: ['slug'] },
            Pipeline: { keyFields: false },
            Job: { keyFields: false },
          },
        },
      },
      ['list', 'show', 'create'],
    ),
    summary(
      {
        name: 'jobs',
        type: 'Job',
        description: 'Работы',
        list: list(
          gql`
            query JobList($slug: String!) {
              organization(slug: $slug) {
                slug
                jobs {
                  id
                  name
                }
              }
            }
          `,
          [filter],
          ({ organization }) => organization?.jobs ?? [],
        ),
        cache: {
          typePolicies: { Organization: { keyFields: ['slug'] }, Job: { keyFields: false } },
        },
      },
      ['list'],
    ),
    summary(
      {
        name: 'agents',
        type: 'Agent',
        description: 'Агенты',
        list: list(
          gql`
            query AgentList {
              agents {
                id
                name
              }
            }
          `,
          [],
          ({ agents }) => agents ?? [],
        ),
      },
      ['list'],
    ),
    {
      ...summary(
        {
          name: 'organizations',
          type: 'Organization',
          description: 'Организации',
          list: list(
            gql`
              query OrganizationList {
                organizations {
                  slug
                  name
                }
              }
            `,
            [],
            ({ organizations }) => organizations ?? [],
          ),
        },
        ['list'],
      ),
      load: async (): Promise<KeyedResource> => ({
        name: 'organizations',
        type: 'Organization',
        key: ['slug'],
        label: ({ name }) => String(name),
        fields: [text('name')],
        related: [],
        show: {
          document: gql`
            query OrganizationShow($slug: String!) {
              organization(slug: $slug) {
                slug
                name
              }
            }
          `,
          variables: (key) => ({ slug: key['slug'] }),
          record: ({ organization }: { readonly organization?: ResourceRecord | null }) =>
            organization ?? null,
        },
        picker: {
          document: gql`
            query OrganizationPick {
              organizations {
                slug
                name
              }
            }
          `,
          searchable: false,
          variables: () => ({}),
          records: ({ organizations }: Answer) => organizations ?? [],
          page: () => ({ hasNextPage: false, hasPreviousPage: false }),
        },
        cache: { typePolicies: { Organization: { keyFields: ['slug'] } } },
      }),
    },
  ];
};
