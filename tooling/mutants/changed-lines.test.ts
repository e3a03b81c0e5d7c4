import { changedLines } from './changed-lines.ts';

const DIFF = `diff --git a/contract/src/odds/odds.ts b/contract/src/odds/odds.ts
--- a/contract/src/odds/odds.ts
+++ b/contract/src/odds/odds.ts
@@ -10 +10 @@ export
-const one = 1;
+const one = 2;
@@ -20,0 +21,3 @@ export
+a
+b
+c
@@ -40,2 +43,0 @@ export
-gone
-gone
diff --git a/gone.ts b/gone.ts
--- a/gone.ts
+++ /dev/null
@@ -1,2 +0,0 @@
-a
-b
`;

describe('changedLines', () => {
  it('names lines that were changed and added, and none that went', () => {
    expect(changedLines(DIFF)).toEqual([
      { file: 'contract/src/odds/odds.ts', first: 10, last: 10 },
      { file: 'contract/src/odds/odds.ts', first: 21, last: 23 },
    ]);
  });

  it('names nothing of an empty diff', () => {
    expect(changedLines('')).toEqual([]);
  });
});
