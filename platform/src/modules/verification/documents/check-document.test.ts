import { jpeg, packedPdf, pdf, png, webp, zipBomb } from '../testing/test-documents.ts';
import { checkDocument } from './check-document.ts';

const SCRIPT = '1 0 << /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>';

const refusalOf = (file: Buffer): Promise<string> =>
  checkDocument(file).then(
    (type) => type,
    (error: unknown) => (error as { code: string }).code,
  );

describe('the content of a document', () => {
  it.each([
    ['PNG', png(), 'image/png'],
    ['JPEG', jpeg(), 'image/jpeg'],
    ['JPEG with a preview after its end', Buffer.concat([jpeg(), jpeg(160, 120)]), 'image/jpeg'],
    ['WebP', webp(), 'image/webp'],
    ['PDF', pdf(), 'application/pdf'],
    ['PDF with packed objects', packedPdf('1 0 << /Type /Catalog >>'), 'application/pdf'],
    // Bytes that millions of random ones hold somewhere: a third of all photos, most scans of some megabytes.
    [
      'JPEG whose picture happens to hold short marks',
      jpeg(800, 600, '#!/ <%@ <svg\x7f \x7fELF'),
      'image/jpeg',
    ],
    [
      'scan that happens to hold short marks',
      pdf('stream\n\x07/js\x07 /XFA\x07 #!/ <%@\nendstream'),
      'application/pdf',
    ],
  ])('is taken as a %s', async (_name, file, type) => {
    expect(await refusalOf(file)).toBe(type);
  });

  it.each([
    ['nothing', Buffer.alloc(0), 'DOCUMENT_TYPE'],
    ['text', Buffer.from('passport'), 'DOCUMENT_TYPE'],
    ['a script', Buffer.from('<script>alert(1)</script>'), 'DOCUMENT_TYPE'],
    ['a page', Buffer.from('<!doctype html><html><body>'), 'DOCUMENT_TYPE'],
    [
      'an SVG, which is a picture that runs',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>'),
      'DOCUMENT_TYPE',
    ],
    ['a program', Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01'), Buffer.alloc(64)]), 'DOCUMENT_TYPE'],
    ['a GIF', Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(64)]), 'DOCUMENT_TYPE'],
    ['a zip bomb', zipBomb(), 'DOCUMENT_TYPE'],
    ['a zip bomb behind a PNG', Buffer.concat([png(), zipBomb()]), 'DOCUMENT_DAMAGED'],
    ['a zip bomb behind a JPEG', Buffer.concat([jpeg(), zipBomb()]), 'DOCUMENT_UNSAFE'],
    ['a script in the comment of a JPEG', jpeg(800, 600, '<ScRiPt>alert(1)</script>'), 'DOCUMENT_UNSAFE'],
    [
      'PHP behind a JPEG',
      Buffer.concat([jpeg(), Buffer.from('<?php system($_GET[0]); ?>')]),
      'DOCUMENT_UNSAFE',
    ],
    ['a PDF behind a JPEG', Buffer.concat([jpeg(), pdf()]), 'DOCUMENT_UNSAFE'],
    ['half a PNG', png().subarray(0, 60), 'DOCUMENT_DAMAGED'],
    ['half a JPEG', jpeg().subarray(0, 40), 'DOCUMENT_DAMAGED'],
    ['a WebP that says another length', Buffer.concat([webp(), Buffer.alloc(4)]), 'DOCUMENT_DAMAGED'],
    ['a stamp', jpeg(100, 80), 'DOCUMENT_PIXELS'],
    ['a decompression bomb', png(0, { width: 60_000, height: 60_000 }), 'DOCUMENT_PIXELS'],
    ['no pixels at all', png(0, { width: 0, height: 0 }), 'DOCUMENT_PIXELS'],
    ['a thread of pixels', jpeg(30_000, 400), 'DOCUMENT_PIXELS'],
    ['a PDF with a script', pdf('<< /S /JavaScript /JS (app.alert(1)) >>'), 'DOCUMENT_UNSAFE'],
    ['a PDF whose script is spelt in escapes', pdf('<< /S /J#61vaScript >>'), 'DOCUMENT_UNSAFE'],
    ['a PDF whose script lies in packed objects', packedPdf(SCRIPT), 'DOCUMENT_UNSAFE'],
    [
      'one that does not call them so',
      packedPdf(SCRIPT, '/N 1 /First 4 /Filter[/Fl#61teDecode]'),
      'DOCUMENT_UNSAFE',
    ],
    [
      'one whose head pretends to end',
      packedPdf(SCRIPT, '/N 1 /First 4 %stream\n/Filter /FlateDecode'),
      'DOCUMENT_UNSAFE',
    ],
    [
      'one that packs them twice',
      packedPdf(SCRIPT, '/Type /ObjStm /Filter [/FlateDecode /ASCIIHexDecode]'),
      'DOCUMENT_UNSAFE',
    ],
    [
      'one that shifts every byte',
      packedPdf(SCRIPT, '/Type /ObjStm /Filter /FlateDecode /DecodeParms << /Predictor 12 >>'),
      'DOCUMENT_UNSAFE',
    ],
    ['packed objects that are none', pdf('<< /ObjStm /Filter /FlateDecode >> stream\nno'), 'DOCUMENT_UNSAFE'],
    ['a bomb of packed objects', packedPdf(Buffer.alloc(17 * 1024 * 1024, 32)), 'DOCUMENT_UNSAFE'],
    ['a PDF that starts a program', pdf('<< /S /Launch /F (cmd.exe) >>'), 'DOCUMENT_UNSAFE'],
    ['a PDF with files inside', pdf('<< /EmbeddedFiles 3 0 R >>'), 'DOCUMENT_UNSAFE'],
    ['a PDF under a password', pdf('<< /Encrypt 5 0 R >>'), 'DOCUMENT_UNSAFE'],
    ['a page behind a PDF', pdf(undefined, '<html><body onload=x()>'), 'DOCUMENT_UNSAFE'],
    ['half a PDF', pdf().subarray(0, 20), 'DOCUMENT_DAMAGED'],
  ])('is refused as %s', async (_name, file, code) => {
    expect(await refusalOf(file)).toBe(code);
  });

  it('is looked through in one go, however often a PDF says that a stream begins', async () => {
    const file = pdf('<< /First 4 >>'.padEnd(4_000_000, 'stream\n'));
    expect(await refusalOf(file)).toBe('DOCUMENT_UNSAFE');
    const many = pdf('x'.padEnd(4_000_000, 'stream\n'));
    expect(await refusalOf(many)).toBe('application/pdf');
  });

  it('is never decoded: the bomb of 3.6 billion pixels is judged by its header', async () => {
    const file = png(0, { width: 60_000, height: 60_000 });
    expect(file.length).toBeLessThan(2_000);
    expect(await refusalOf(file)).toBe('DOCUMENT_PIXELS');
  });
});
