import { withColumns } from './columns.js';

const columns = {
  Naam: 'Name',
  Datum: 'Start date',
  'In dienst sinds': 'Employed since',
  Toegekend: 'Granted',
};

describe('columns by their English names', () => {
  it.each([
    ['a key', { value: { Naam: 'x' } }, { value: { Name: 'x' } }],
    ['a whole text', { sheetName: { value: 'Toegekend' } }, { sheetName: { value: 'Granted' } }],
    ['a field', { a: '={{ $json.Naam }}' }, { a: '={{ $json.Name }}' }],
    ['a field that is no name', { a: '={{ $json?.Datum.x }}' }, { a: "={{ $json?.['Start date'].x }}" }],
    [
      'a field in brackets',
      { a: "={{ $json['In dienst sinds'] }}" },
      { a: "={{ $json['Employed since'] }}" },
    ],
    [
      'a word that is compared',
      { jsCode: "if (rij.Status === 'Toegekend') x;" },
      { jsCode: "if (rij.Status === 'Granted') x;" },
    ],
    [
      'a key in code',
      { jsCode: 'return { Datum: 1, Naam: 2 };' },
      { jsCode: "return { 'Start date': 1, Name: 2 };" },
    ],
  ])('are put in %s', (_, dutch, english) => {
    expect(withColumns(dutch, columns)).toEqual(english);
  });

  it('are left alone in sentences and in longer words', () => {
    const parameters = {
      Naam: 'of a parameter',
      text: '=Naam: {{ $json.Naamloos }} op Datum',
      note: 'De Naam',
    };
    expect(withColumns(parameters, columns)).toEqual(parameters);
  });
});
