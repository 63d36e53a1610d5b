import { expect } from "bun:test";
import { fixture, onlyTree } from "../builder/import-fixture.ts";
import { openBuilder } from "../builder/open-builder.ts";
import { walk } from "../walk.ts";
import { connects } from "./small-tree/connection-mode.ts";
import { goesOut } from "./small-tree/export.ts";
import { fillsVariables, makesNode, usesPanel } from "./small-tree/node-editor.ts";
import { anew } from "./small-tree/small-tree.ts";
import { undoes } from "./small-tree/undo.ts";
import { keepsVersions } from "./small-tree/versions.ts";

walk("a small tree is connected, edited, versioned, undone and exported", async (tools) => {
  const program = await tools.start();
  const { page, complaints } = await tools.open({
    viewport: { width: 1600, height: 1000 },
    colorScheme: "dark",
    reducedMotion: "reduce",
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const { id } = await onlyTree(program, await fixture());
  await openBuilder(page, program, program.password ?? "");
  const tree = { program, page, id };
  await connects(tree);
  await keepsVersions(tree);
  const second = await anew(program, page);
  await undoes(second);
  const third = await anew(program, page);
  await makesNode(third);
  await usesPanel(third);
  await fillsVariables(third);
  expect(complaints.all()).toEqual([]);

  await goesOut(await anew(program, page));
  // The requests that were cut off are complained of by browser and page.
  const cutOff = /ERR_FAILED .*\/edits$|^Failed to save tree changes \{result: unreachable\}/;
  expect(complaints.all().filter((text) => !cutOff.test(text))).toEqual([]);
});
