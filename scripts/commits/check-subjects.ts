import { join } from "node:path";
import { LONGEST_SUBJECT, longSubjects } from "./long-subjects.ts";

const long = await longSubjects(join(import.meta.dir, "../.."));
if (long.length > 0) {
  console.log(
    `Subjects of more than ${LONGEST_SUBJECT} characters; git rebase -i can reword them:`,
  );
  for (const commit of long) console.log(`  ${commit}`);
  process.exit(1);
}
