CREATE TABLE "latency_days" (
	"since" timestamp (3) with time zone PRIMARY KEY NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"trees" json NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tree_snapshots" ADD COLUMN "saved_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "trees" ADD COLUMN "nodes" integer;--> statement-breakpoint
ALTER TABLE "trees" ADD COLUMN "connections" integer;--> statement-breakpoint
CREATE INDEX "calls_of_tree" ON "calls" USING btree ("tree_id","created_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "calls_by_end" ON "calls" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "calls_of_snapshot" ON "calls" USING btree ("snapshot_id");--> statement-breakpoint
CREATE INDEX "calls_by_number" ON "calls" USING btree ((case when "direction" = 'inbound' then "from_number" else "to_number" end) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "calls_by_number_end" ON "calls" USING btree (reverse(case when "direction" = 'inbound' then "from_number" else "to_number" end) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "simulation_runs_of_snapshot" ON "simulation_runs" USING btree ("snapshot_id");--> statement-breakpoint
CREATE INDEX "tree_versions_of_snapshot" ON "tree_versions" USING btree ("snapshot_id");