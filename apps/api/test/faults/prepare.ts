import { openDatabase } from '../../src/database/database.ts';
import { migrate } from '../../src/database/migrate.ts';
import { prepareRoles } from '../../src/database/roles.ts';
import { createShop } from '../../src/shop/create-shop.ts';

/**
 * A category whose slug begins with `slow-2-` takes two seconds to write; `spin(seconds:)` takes
 * its time to read. Both busily, as PGlite cannot sleep.
 */
const slowness = `
  create function public.spin(seconds float) returns int stable language plpgsql as $$
  declare until timestamptz := clock_timestamp() + seconds * interval '1 second';
  begin while clock_timestamp() < until loop end loop; return 1; end $$;
  create function public.write_slowly() returns trigger language plpgsql as $$
  begin perform public.spin(split_part(new.slug, '-', 2)::float); return new; end $$;
  create trigger write_slowly before insert on public.categories for each row when (new.slug like 'slow-%') execute function public.write_slowly();
`;

/** The sample shop, with something slow in it. */
export async function prepareShop(options: {
  readonly url?: string;
  readonly dataDir: string;
}): Promise<void> {
  const database = await openDatabase({ ...options, statementTimeout: 0 });
  try {
    await prepareRoles(database.pool, ['public']);
    await migrate(database.pool);
    await createShop(database.pool, { schema: 'public', orders: 50 });
    await database.pool.query(slowness);
  } finally {
    await database.close();
  }
}
