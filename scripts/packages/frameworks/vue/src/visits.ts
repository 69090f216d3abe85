import { graphql } from './generated/index.ts';

export const VisitsDocument = graphql(`
  query Visits($first: Int) {
    visits(first: $first) {
      nodes {
        id
        price
        status
      }
      totalCount
    }
  }
`);

export const CreateVisitDocument = graphql(`
  mutation CreateVisit($input: VisitInput!) {
    createVisit(input: $input) {
      id
      price
      status
    }
  }
`);
