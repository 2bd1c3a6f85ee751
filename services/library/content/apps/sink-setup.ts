/** What the customer prepares in a place that stores the fields of an item. */
export const fieldsOf = (label: string) => [
  {
    nl: `Maak in ${label} de tabel of verzameling met de velden die de stap ervoor maakt.`,
    en: `Create the table or collection in ${label} with the fields that the step before it makes.`,
  },
];
