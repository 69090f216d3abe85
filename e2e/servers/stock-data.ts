/** A warehouse whose customers have the type name and the ids of the sample shop's, and are others. */
export const stock = {
  customers: [
    { id: 1, name: 'Склад на Обводном', city: 'Санкт-Петербург' },
    { id: 2, name: 'Склад в Химках', city: 'Химки' },
    { id: 3, name: 'Склад в Твери', city: 'Тверь' },
  ],
};
