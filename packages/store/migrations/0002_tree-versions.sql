CREATE TABLE "tree_versions" (
	"tree_id" text NOT NULL,
	"number" integer NOT NULL,
	"snapshot_id" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"note" text,
	CONSTRAINT "tree_versions_tree_id_number_pk" PRIMARY KEY("tree_id","number")
);
--> statement-breakpoint
ALTER TABLE "trees" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "trees" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tree_versions" ADD CONSTRAINT "tree_versions_tree_id_trees_id_fk" FOREIGN KEY ("tree_id") REFERENCES "public"."trees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tree_versions" ADD CONSTRAINT "tree_versions_snapshot_id_tree_snapshots_id_fk" FOREIGN KEY ("snapshot_id") REFERENCES "public"."tree_snapshots"("id") ON DELETE no action ON UPDATE no action;