import { cell, csvOf } from './csv.js';

const row = {
  ...{ day: '2026-11-20', name: 'Facturen', runs: 4, succeeded: 2, failed: 1 },
  ...{ minutes: 10, minutes_per_run: 5 },
};

it('parts as the spreadsheet of the language does, with its decimals', () => {
  expect(csvOf([row], 4_550, false, 'nl').split('\r\n')).toEqual([
    '\ufeff"Dag";"Automatisering";"Runs";"Gelukt";"Mislukt";"Geannuleerd";"Minuten per gelukte run";"Bespaard (uur)";"Bespaard (euro)"',
    '2026-11-20;"Facturen";4;2;1;1;5;0,17;7,58',
    '',
  ]);
  expect(csvOf([row], null, false, 'en').split('\r\n')[1]).toBe('2026-11-20,"Facturen",4,2,1,1,5,0.17,');
});

it('says that it does not hold everything', () => {
  expect(csvOf([row], null, true, 'en')).toContain('"Only the newest 1 lines. Choose a shorter period');
});

it.each([
  ['=HYPERLINK("http://evil.example";"klik")', '"\'=HYPERLINK(""http://evil.example"";""klik"")"'],
  ['+31 6 1234', '"\'+31 6 1234"'],
  ['-2+3', '"\'-2+3"'],
  ['@SUM(A1)', '"\'@SUM(A1)"'],
  ['  =1+1', '"\'  =1+1"'],
  ['\t=1+1', '"\' =1+1"'],
  ['a\r\n=1+1', '"a =1+1"'],
  ['＝1+1', '"\'＝1+1"'],
  ['Facturen; "nieuw"', '"Facturen; ""nieuw"""'],
])('%j is no formula and stays one cell', (name, written) => expect(cell(name)).toBe(written));
