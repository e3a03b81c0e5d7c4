import { useRef } from 'react';
import { Button } from '@paddock/styleguide';

interface TextFileProps {
  readonly label: string;
  readonly testId: string;
  /** What is read of a file at most: more than the server takes, so that too much is said to be. */
  readonly mostBytes: number;
  readonly onText: (text: string) => void;
}

/** Takes what a text file of the operator's says in the place of what was typed. */
export function TextFile({ label, testId, mostBytes, onText }: TextFileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <input
        ref={input}
        type="file"
        hidden
        accept=".txt,.csv,text/plain,text/csv"
        data-testid={testId}
        onChange={({ currentTarget }) => {
          const [file] = Array.from(currentTarget.files ?? []);
          if (file !== undefined) void textOf(file.slice(0, mostBytes)).then(onText);
          currentTarget.value = '';
        }}
      />
      <Button size={32} variant="outline" icon="upload" onClick={() => input.current?.click()}>
        {label}
      </Button>
    </div>
  );
}

/** What is written in a file; nothing of one that cannot be read. */
const textOf = (file: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => resolve('');
    reader.readAsText(file);
  });
