import { useFieldAttributes } from '@paddock/styleguide';

/** A file of the operator's, as base64. */
export function FileInput({ onContent }: { readonly onContent: (content: string) => void }) {
  return (
    <input
      {...useFieldAttributes()}
      type="file"
      accept="image/jpeg,image/png,image/webp"
      onChange={(event) => {
        const file = event.currentTarget.files?.[0];
        if (file === undefined) onContent('');
        else void base64Of(file).then(onContent);
      }}
    />
  );
}

/** The bytes of a file, as they go into JSON. */
function base64Of(file: File): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const url = typeof reader.result === 'string' ? reader.result : '';
      resolve(url.slice(url.indexOf(',') + 1));
    });
    reader.addEventListener('error', () => resolve(''));
    reader.readAsDataURL(file);
  });
}
