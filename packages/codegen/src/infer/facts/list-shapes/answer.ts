import { isUnionType } from 'graphql';

import { stepTo } from '../../../model.ts';
import { splitMembers } from '../answer-members.ts';
import type { ListShapeReading } from './list-shape.ts';

/**
 * `union OrdersResult = OrderList | AuthError`: the list in a union whose other members say what
 * went wrong. With two that bring records, one answer would look like none.
 */
export const answer: ListShapeReading = {
  name: 'answer',
  read(type, { listShapeOf }) {
    if (!isUnionType(type)) return undefined;
    const { errors, others } = splitMembers(type);
    const [member, ...more] = others;
    const shape =
      member && errors.length > 0 && more.length === 0 ? listShapeOf(member) : undefined;
    if (!member || !shape) return undefined;
    const within = stepTo(member.name);
    return {
      meaning: [{ ...shape, records: [within, ...shape.records], within }],
      because: shape.because,
    };
  },
};
