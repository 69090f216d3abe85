import { graphql } from '../../generated/index.ts';

export const VisitsDocument = graphql(`
  query Visits($first: Int) {
    visits(first: $first) {
      nodes {
        id
        price
        status
        doctor {
          id
          name
        }
      }
      totalCount
    }
  }
`);
