import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const rowsAtOnce = 200;

/** Writes the library to a folder, for whoever keeps or checks it elsewhere. */
@Injectable()
export class Exporter {
  constructor(private readonly database: DataSource) {}

  /**
   * Writes every published workflow as the file that a customer would download, all in one flat folder; files that
   * were there under the same names are overwritten, others stay. @returns how many were written
   */
  async export(folder: string): Promise<number> {
    await mkdir(folder, { recursive: true });
    let written = 0;
    for (let after = ''; ; ) {
      const rows = await this.database.query<{ filename: string; file: string }[]>(
        `select filename, file from library.workflow where published and filename > $1 collate "C"
         order by filename collate "C" limit ${rowsAtOnce}`,
        [after],
      );
      for (const { filename, file } of rows) {
        // Names were made safe when they came in; a folder is never left through one all the same.
        if (basename(filename) !== filename) throw new Error(`${filename} is no file name`);
        await writeFile(join(folder, filename), file);
      }
      written += rows.length;
      const last = rows.at(-1);
      if (last === undefined) return written;
      after = last.filename;
    }
  }
}
