import { ask } from '../servers/running-server.ts';
import { account, askSignedIn } from '../servers/vendure.ts';
import type { Journey } from './backend-journey.ts';

const floorLamp = { sku: 'A-2000', name: 'Торшер', product: { name: 'Ваза 60' } };

/**
 * Vendure, whose lists take their options in one input, whose texts are translations in a list of
 * objects, whose money is in cents, and whose token is answered in a header.
 */
export const productVariants: Journey = {
  resource: 'productVariants',
  signIn: {
    label: 'Логин',
    identifier: account.username,
    password: account.password,
    refusal: 'Неверный логин или пароль',
    end: async (_, url, authorization) => {
      await ask(url, 'mutation { logout { success } }', {}, { authorization });
    },
  },
  sort: {
    column: 'Название',
    expected: async (url) =>
      names(
        await askSignedIn(
          url,
          '{ list: productVariants(options: { sort: { name: ASC }, take: 50 }) { items { name } } }',
        ),
      ),
  },
  filter: {
    field: 'Включён',
    operator: 'равно',
    choose: 'Нет',
    expected: async (url) =>
      names(
        await askSignedIn(
          url,
          '{ list: productVariants(options: { filter: { enabled: { eq: false } }, sort: { name: ASC } }) { items { name } } }',
        ),
      ),
  },
  create: {
    text: { Артикул: 'A-2000', Цена: '2490,50', 'Наличие на складе': '7' },
    choose: { Товар: 'Ваза 60', 'Налоговая категория': 'Обычный налог' },
    add: { Переводы: { text: { Название: 'Торшер' }, choose: { Язык: 'Английский' } } },
  },
  shown: { Товар: 'Ваза 60', Артикул: 'A-2000', 'Налоговая категория': 'Обычный налог' },
  edit: {
    text: { Цена: '1990,90', 'Наличие на складе': '12' },
    choose: { 'Налоговая категория': 'Льготный налог' },
  },
  shownAfter: {
    'Налоговая категория': 'Льготный налог',
    Цена: '990,90',
    'Наличие на складе': '12',
  },
  stored: {
    ask: async (url, id) =>
      (
        await askSignedIn<{ productVariant: unknown }>(
          url,
          'query ($id: ID!) { productVariant(id: $id) { sku name price stockOnHand taxCategory { name } product { name } } }',
          { id },
        )
      ).productVariant,
    created: {
      ...floorLamp,
      price: 249_050,
      stockOnHand: 7,
      taxCategory: { name: 'Обычный налог' },
    },
    changed: {
      ...floorLamp,
      price: 199_090,
      stockOnHand: 12,
      taxCategory: { name: 'Льготный налог' },
    },
  },
};

interface Named {
  readonly list: { readonly items: readonly { readonly name: string }[] };
}

const names = ({ list }: Named): string[] => list.items.map(({ name }) => name);
