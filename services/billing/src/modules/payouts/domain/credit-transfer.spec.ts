// The structure that the schema of pain.001.001.09 asks for, written out: the schema itself comes in no package.
import { creditTransfer, type Transfer, type TransferFile } from './credit-transfer.js';

const transfer: Transfer = {
  id: '018f00000000400080000000000000a1',
  cents: 7_505,
  holder: 'Renée Müller-Straße & Zn. <BV>',
  iban: 'NL91ABNA0417164300',
  about: 'Commissie Stroomwerk – uitbetaling "11"',
};
const file: TransferFile = {
  id: '018f00000000400080000000000000b1',
  madeAt: new Date('2026-11-28T10:00:00.123Z'),
  on: new Date('2026-11-30T10:00:00Z'),
  from: { holder: 'Stroomwerk', iban: 'NL20INGB0001234567' },
  transfers: [transfer, { ...transfer, id: '018f00000000400080000000000000a2', cents: 100_000_009 }],
};
const xml = creditTransfer(file);

interface Element {
  readonly name: string;
  readonly attributes: string;
  readonly children: Element[];
  text: string;
}

/** Reads what is written, and nothing else. @throws where a tag is not closed by its own */
function read(text: string): Element {
  const top: Element = { name: '', attributes: '', children: [], text: '' };
  const open = [top];
  for (const [, slash, name = '', attributes = '', content = ''] of text
    .replace(/^<\?xml[^>]*\?>\s*/, '')
    .matchAll(/<(\/?)(\w+)([^>]*)>([^<]*)/g)) {
    const last = open.at(-1) ?? top;
    if (slash === '/') {
      if (last.name !== name) throw new Error(`${name} closes ${last.name}`);
      open.pop();
    } else {
      const element = { name, attributes, children: [], text: content };
      last.children.push(element);
      open.push(element);
    }
  }
  if (open.length !== 1) throw new Error('not closed');
  return top;
}
const at = (element: Element, path: string): Element =>
  path.split('/').reduce((from, name) => {
    const found = from.children.find((child) => child.name === name);
    if (!found) throw new Error(`no ${name} in ${from.name}`);
    return found;
  }, element);
const names = ({ children }: Element) => children.map(({ name }) => name);
const initiation = at(read(xml), 'Document/CstmrCdtTrfInitn');

it('is a document of the version that banks take, with its elements in their order', () => {
  expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns=')).toBe(true);
  expect(xml).toContain('xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"');
  expect(names(initiation)).toEqual(['GrpHdr', 'PmtInf']);
  expect(names(at(initiation, 'GrpHdr'))).toEqual(['MsgId', 'CreDtTm', 'NbOfTxs', 'CtrlSum', 'InitgPty']);
  expect(names(at(initiation, 'PmtInf'))).toEqual([
    ...[
      'PmtInfId',
      'PmtMtd',
      'BtchBookg',
      'NbOfTxs',
      'CtrlSum',
      'PmtTpInf',
      'ReqdExctnDt',
      'Dbtr',
      'DbtrAcct',
    ],
    ...['DbtrAgt', 'ChrgBr', 'CdtTrfTxInf', 'CdtTrfTxInf'],
  ]);
  const [one] = at(initiation, 'PmtInf').children.filter(({ name }) => name === 'CdtTrfTxInf');
  expect(one && names(one)).toEqual(['PmtId', 'Amt', 'Cdtr', 'CdtrAcct', 'RmtInf']);
});

it('says how many, how much and when, to the cent', () => {
  for (const part of ['GrpHdr', 'PmtInf']) {
    expect(at(initiation, `${part}/NbOfTxs`).text).toBe('2');
    expect(at(initiation, `${part}/CtrlSum`).text).toBe('1000075.14');
  }
  expect(at(initiation, 'PmtInf/CdtTrfTxInf/Amt/InstdAmt')).toMatchObject({
    ...{ text: '75.05', attributes: ' Ccy="EUR"' },
  });
  expect(at(initiation, 'GrpHdr/CreDtTm').text).toBe('2026-11-28T10:00:00Z');
  expect(at(initiation, 'PmtInf/ReqdExctnDt/Dt').text).toBe('2026-11-30');
  expect(at(initiation, 'PmtInf/PmtTpInf/SvcLvl/Cd').text).toBe('SEPA');
});

it('names who pays and who is paid, in characters that every bank takes and of the length that it does', () => {
  expect(at(initiation, 'PmtInf/DbtrAcct/Id/IBAN').text).toBe('NL20INGB0001234567');
  expect(at(initiation, 'PmtInf/CdtTrfTxInf/CdtrAcct/Id/IBAN').text).toBe('NL91ABNA0417164300');
  expect(at(initiation, 'PmtInf/CdtTrfTxInf/Cdtr/Nm').text).toBe('Renee Muller-Strasse Zn. BV');
  expect(at(initiation, 'PmtInf/CdtTrfTxInf/RmtInf/Ustrd').text).toBe('Commissie Stroomwerk uitbetaling 11');
  const long = creditTransfer({ ...file, transfers: [{ ...transfer, holder: 'A'.repeat(80) }] });
  expect(long).toContain(`<Nm>${'A'.repeat(70)}</Nm>`);
  for (const path of ['GrpHdr/MsgId', 'PmtInf/PmtInfId', 'PmtInf/CdtTrfTxInf/PmtId/EndToEndId'])
    expect(at(initiation, path).text).toMatch(/^[0-9a-f]{1,35}$/);
});
